export interface ChosenSlot {
  init: string
  end: string
}
