import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from 'shared/session'
import { type UploadKind, uploadMessages, uploadProblem } from '../published/uploads'
import { upload } from './upload'

interface UseUpload {
  kind?: UploadKind
  onUploaded: (name: string, file: File) => void
}

type State =
  | { status: 'idle' }
  | { status: 'uploading'; file: File; share: number }
  | { status: 'refused'; message: string }
  | { status: 'failed'; file: File; message: string }

const IDLE: State = { status: 'idle' }

/** One upload at a time: a second file replaces the first. */
export function useUpload({ kind = 'picture', onUploaded }: UseUpload) {
  const [state, setState] = useState<State>(IDLE)
  const underWay = useRef<AbortController>(undefined)
  const notifyUploaded = useRef(onUploaded)
  useEffect(() => {
    notifyUploaded.current = onUploaded
  })
  // A person who leaves the screen does not want the rest sent.
  useEffect(() => () => underWay.current?.abort(), [])

  const choose = useCallback(
    async (file: File) => {
      underWay.current?.abort()
      underWay.current = undefined
      const problem = uploadProblem(file, kind)
      if (problem) return setState({ status: 'refused', message: problem })
      const own = new AbortController()
      underWay.current = own
      setState({ status: 'uploading', file, share: 0 })
      const onProgress = (share: number) => {
        if (!own.signal.aborted) setState({ status: 'uploading', file, share })
      }
      const answer = await upload(file, { kind, onProgress, signal: own.signal })
      if (own.signal.aborted) return
      underWay.current = undefined
      if (answer.ok) {
        setState(IDLE)
        return notifyUploaded.current(answer.data.name, file)
      }
      notify({ type: 'error', title: uploadMessages.failureTitle, message: uploadMessages.failure })
      // A file that was refused for its contents will be refused again.
      const sendable = answer.status === 0 || answer.status === 429 || answer.status >= 500
      setState(
        sendable
          ? { status: 'failed', file, message: answer.message }
          : { status: 'refused', message: answer.message },
      )
    },
    [kind],
  )

  const cancel = useCallback(() => {
    underWay.current?.abort()
    underWay.current = undefined
    setState(IDLE)
  }, [])

  const failedFile = state.status === 'failed' ? state.file : undefined
  return {
    /** Checks the file and sends it. */
    choose,
    /** Cancels the upload under way, and removes the error. */
    cancel,
    /** Sends the same file again; undefined where that cannot help. */
    retry: failedFile && (() => void choose(failedFile)),
    /** How much is sent, 0 to 1, while an upload is under way. */
    progress: state.status === 'uploading' ? state.share : undefined,
    /** The chosen file, until it is stored or cancelled. */
    file: state.status === 'uploading' ? state.file : failedFile,
    /** The error message, for the field. */
    error: 'message' in state ? state.message : undefined,
  }
}
