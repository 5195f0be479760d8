declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'
declare module '*.webp' {
  const url: string
  export default url
}
declare module '*.woff2' {
  const url: string
  export default url
}
