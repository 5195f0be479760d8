import { Component, type ReactNode } from 'react'
import { report } from '../reports/problems'

interface RemoteBoundaryProps {
  /** The remote's release, `mf-diet@0123456789abcdef`. */
  release: string
  /** Shown in the place of what failed, with the support code of its report. */
  fallback: (code: string | undefined) => ReactNode
  /** Called when the remote throws. */
  onThrow?: () => void
  children: ReactNode
}

/** Confines a remote's rendering errors to its own place. A new `key` resets it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean; code?: string }> {
  override state: { failed: boolean; code?: string } = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.setState({ code: report({ kind: 'render', error, release: this.props.release }) })
    this.props.onThrow?.()
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.code) : this.props.children
  }
}
