import { act } from '@testing-library/react'
import { notifyManager } from 'shared/query'

/** An answer that arrives while a test waits for something else changes the screen inside `act`, as React asks of tests. */
notifyManager.setNotifyFunction(notify => {
  act(notify)
})
