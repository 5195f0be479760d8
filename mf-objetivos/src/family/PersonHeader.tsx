import { fileAddress } from 'shared/published/uploads'
import { Avatar } from 'shared/ui/Avatar'
import { Button } from 'shared/ui/Button'
import { MoreIcon } from 'shared/ui/Icon'
import { Menu } from 'shared/ui/Menu'
import { SelectField } from 'shared/ui/SelectField'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import { familyTexts } from '../../messages'
import styles from './Family.module.css'
import { ageInWords, type Person } from './people'

interface PersonHeaderProps {
  people: readonly Person[]
  selected: Person
  today: string
  onSelect: (id: number | null) => void
  onAdd: () => void
  onEdit: () => void
  onRemove: () => void
}

/** The selected person, the selector of the others, and the menu of the family. */
export function PersonHeader({
  people,
  selected,
  today,
  onSelect,
  onAdd,
  onEdit,
  onRemove,
}: PersonHeaderProps) {
  const name = `${selected.firstName} ${selected.lastName}`
  const age = ageInWords(selected, today)
  const entries = [
    { label: 'Agregar Familiar', run: onAdd },
    ...(selected.id === null
      ? []
      : [
          { label: 'Editar', run: onEdit },
          { label: 'Eliminar', run: onRemove },
        ]),
  ]
  return (
    <section className={styles.header} aria-label="Persona">
      <Avatar
        name={name}
        picture={selected.picture ? fileAddress(selected.picture) : undefined}
        size="large"
        decorative
      />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <span>{selected.label}</span> {age && <span>{age}</span>}
        </p>
        {selected.member && !selected.member.relationship && (
          <Button variant="quiet" size="small" onClick={onEdit}>
            {familyTexts.addRelationship}
          </Button>
        )}
      </div>
      <Menu
        side="below"
        buttonClassName={styles.menu}
        button={
          <>
            <MoreIcon />
            <VisuallyHidden>Opciones de la familia</VisuallyHidden>
          </>
        }
      >
        {close =>
          entries.map(({ label, run }) => (
            <li key={label}>
              <Button
                variant="quiet"
                wide
                onClick={() => {
                  close()
                  run()
                }}
              >
                {label}
              </Button>
            </li>
          ))
        }
      </Menu>
      <div className={styles.switcher}>
        <SelectField
          label="Ver los tests de"
          value={String(selected.id ?? '')}
          onChange={event => onSelect(event.currentTarget.value ? Number(event.currentTarget.value) : null)}
        >
          {people.map(person => (
            <option key={person.id ?? 0} value={person.id ?? ''}>
              {`${person.firstName} (${person.label})`}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  )
}
