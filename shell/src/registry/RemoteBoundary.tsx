import { Component, type ReactNode } from 'react'

interface RemoteBoundaryProps {
  fallback: ReactNode
  /** Called when the remote throws. */
  onThrow?: () => void
  children: ReactNode
}

/** Confines a remote's rendering errors to its own place. A new `key` resets it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onThrow?.()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
