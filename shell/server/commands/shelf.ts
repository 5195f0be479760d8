/** `npm run shelf -- token mf-diet "name" | list | revoke <number>`: the tokens by which pipelines release over HTTP. */
await import('../shelf/main')

export {}
