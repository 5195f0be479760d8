/* Imports packages, and then waits for its parent's word before it runs the program: to load packages takes a third of a
   start, and a process that waits has done it. Its parent sends variables of the environment with the word.
   `node standby.mjs <program> <package>…` */
const [program, ...packages] = process.argv.slice(2)
const word = new Promise(resolve => process.once('message', resolve))
const end = () => process.exit()
process.once('disconnect', end)
// The program itself says what is wrong with one that cannot be loaded.
await Promise.all(packages.map(name => import(name).catch(() => undefined)))
Object.assign(process.env, await word)
process.off('disconnect', end)
process.disconnect()
await import(program)
