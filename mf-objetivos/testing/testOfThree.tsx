import { TakeTest, type TakeTestProps } from '../src/taking/TakeTest'
import { question } from './sampleQuestions'

/** A test of three questions, with nothing that happens to what it reports. */
export const testOfThree = (props: Partial<TakeTestProps>) => (
  <TakeTest
    placeName="test"
    name="Test"
    personName={undefined}
    questions={[1, 2, 3].map(id => question({ id, question: `Pregunta ${id}` }))}
    begun={[]}
    onKeep={() => undefined}
    onSend={() => undefined}
    sending={false}
    openTimes={[]}
    onTell={() => undefined}
    telling={false}
    told={undefined}
    helpDueFor={undefined}
    onHelpShown={() => undefined}
    onLeave={() => undefined}
    source=""
    {...props}
  />
)
