import { Component, type ReactNode } from 'react'

interface RemoteBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** Confines a remote's rendering errors to its own place. A new `key` resets it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
