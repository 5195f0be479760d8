import { shortDate } from 'shared/dates'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { PrinterIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import type { FormResponseDetail } from '../../contract/responses'
import { answerInWords } from '../../rules/answers/answerInWords'
import { ageInWords, type Person } from '../family/people'
import { LastingHelp } from '../risk/LastingHelp'
import { answersOf, questionsOf } from './answersOf'
import styles from './ResultSheet.module.css'
import { Scores } from './Scores'
import { BALANCE } from './trend'

interface ResultSheetProps {
  response: FormResponseDetail
  person: Person
  /** The author and the terms of the form; empty where it is no longer offered. */
  source: string
}

/** A result to read, to print and to bring to the appointment, with the questions of the version that was answered. */
export function ResultSheet({ response, person, source }: ResultSheetProps) {
  const { formId, form, day, balance, scores, band, labs } = response
  const [questions, answers] = [questionsOf(response), answersOf(response)]
  const list = new URLSearchParams({
    ...(person.id !== null && { persona: String(person.id) }),
    abierto: String(formId),
  })
  const name = `${person.firstName} ${person.lastName}`
  const lead = [name, ageInWords(person, day), `respondido el ${shortDate(day)}`].filter(Boolean).join(', ')
  return (
    <div className={styles.page}>
      <PageHeader
        title={form.name}
        lead={lead}
        back={{ to: `/user/objetivos?${list}`, label: 'Objetivos' }}
      />
      <Card as="section" aria-label={BALANCE} className={styles.part}>
        <Scores balance={balance} scores={scores} band={band} />
      </Card>
      <LastingHelp response={response} />
      {labs.length > 0 && (
        <Card as="section" aria-labelledby="sheet-labs" className={styles.part}>
          <h2 id="sheet-labs">Laboratorios recomendados</h2>
          <ul>
            {labs.map(lab => (
              <li key={lab}>{lab}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card as="section" aria-labelledby="sheet-answers" className={styles.part}>
        <h2 id="sheet-answers">Respuestas</h2>
        <dl className={styles.answers}>
          {questions.map(question => (
            <div key={question.id}>
              <dt>{question.question}</dt>
              <dd>
                {answerInWords(
                  question,
                  answers.find(one => one.question === question.id)?.answer ?? undefined,
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className={styles.note}>
        Versión {form.version} del test. {source}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" icon={<PrinterIcon size="small" />} onClick={() => window.print()}>
          Imprimir o guardar en PDF
        </Button>
      </div>
    </div>
  )
}
