export interface Migrations {
  /** Names the slice's own table of applied migrations, in the schema `migrations`. */
  name: string
  folder: string
}
