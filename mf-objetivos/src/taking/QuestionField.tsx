import { Checkbox } from 'shared/ui/Checkbox'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { FormMessage } from 'shared/ui/FormMessage'
import { TextArea } from 'shared/ui/TextArea'
import type { Answer } from '../../rules/answers/answer'
import { LONGEST_TEXT } from '../../rules/answers/checkAnswer'
import { toggleOption } from '../../rules/answers/toggleOption'
import { typedNumber } from '../../rules/answers/typedNumber'
import { kindOf, type Question } from '../../rules/forms/form'
import { NumberField } from './NumberField'
import styles from './Taking.module.css'

interface QuestionFieldProps {
  question: Question
  answer: Answer | null
  error: string | undefined
  onAnswer: (answer: Answer | null) => void
}

/** The field of a question, by its type (shared/product/objetivos.md#tests). */
export function QuestionField({ question, answer, error, onAnswer }: QuestionFieldProps) {
  const { id, opciones, highValue } = question
  switch (kindOf(question)) {
    case 'text':
      return (
        <TextArea
          key={id}
          label="Tu respuesta"
          rows={4}
          maxLength={LONGEST_TEXT}
          counted
          defaultValue={String(answer ?? '')}
          error={error}
          onInput={event => onAnswer(event.currentTarget.value || null)}
        />
      )
    case 'number':
      return (
        <NumberField
          key={id}
          label="Tu respuesta"
          decimal
          hint={highValue > 0 ? `De 0 a ${highValue}` : undefined}
          defaultValue={answer === null ? '' : String(answer)}
          error={error}
          onInput={event => onAnswer(typedNumber(event.currentTarget.value))}
        />
      )
    case 'multiple': {
      const chosen = Array.isArray(answer) ? answer : []
      return (
        <fieldset key={id} className={styles.options} aria-label={question.question}>
          {opciones.map(option => (
            <Checkbox
              key={option.id}
              look="card"
              label={option.option}
              checked={chosen.includes(option.id)}
              onChange={() => onAnswer(toggleOption(question, chosen, option.id))}
            />
          ))}
          <FormMessage>{error}</FormMessage>
        </fieldset>
      )
    }
    case 'single':
      return (
        <ChoiceGroup
          key={id}
          label={question.question}
          labelHidden
          look="rows"
          choices={opciones.map(({ id: option, option: label }) => ({ value: String(option), label }))}
          value={answer === null ? undefined : String(answer)}
          onChange={value => onAnswer(Number(value))}
          error={error}
        />
      )
  }
}
