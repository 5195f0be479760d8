/** Empty: buildPage puts the screen that is measured in its place. */
export default function MeasuredScreen(): null {
  return null
}
