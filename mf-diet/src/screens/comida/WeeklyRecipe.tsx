import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { ClockIcon, LeafIcon, UsersIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { Tag } from 'shared/ui/Tag'
import { tipMessages } from '../../../messages'
import { RecipePicture } from '../../picture/RecipePicture'
import { salmon } from './salmon'
import picture from './salmon.webp'
import styles from './WeeklyRecipe.module.css'

/**
 * The static recipe page, /user/comida (shared/product/diet.md#tips). Its recipe is part of the page, not of the
 * catalogue.
 */
export function WeeklyRecipe() {
  return (
    <article>
      <PageHeader
        title={salmon.name}
        lead={salmon.lead}
        back={{ to: '/user/tip', label: tipMessages.lead }}
      />
      <div className={styles.recipe}>
        <div className={styles.aside}>
          <RecipePicture
            src={picture}
            alt="Salmón al horno con espárragos, brócoli, jitomate cherry y limón"
            width={800}
            height={600}
            eager
            className={styles.picture}
          />
          <ul className={styles.facts} aria-label="En breve">
            <li>
              <Tag tone="papaya" icon={<ClockIcon size="small" />}>
                {salmon.time}
              </Tag>
            </li>
            <li>
              <Tag tone="green" icon={<UsersIcon size="small" />}>
                {salmon.portions}
              </Tag>
            </li>
            <li>
              <Tag tone="green" icon={<LeafIcon size="small" />}>
                {salmon.level}
              </Tag>
            </li>
          </ul>
          <Card as="section" tone="green" aria-labelledby="ingredients">
            <h2 id="ingredients">Ingredientes</h2>
            <ul className={styles.ingredients}>
              {salmon.ingredients.map(([name, quantity]) => (
                <li key={name}>
                  <span>{name}</span>
                  <span className={styles.quantity}>{quantity}</span>
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <div className={styles.body}>
          <section aria-labelledby="preparation">
            <h2 id="preparation">Preparación</h2>
            <ol className={styles.steps}>
              {salmon.steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <Card as="section" tone="sunken" aria-labelledby="advice">
            <h2 id="advice">Para que quede mejor</h2>
            <ul className={styles.advice}>
              {salmon.advice.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Card>
          <div className={styles.more}>
            <ButtonLink to="/user/comidas">Tu plan de comidas</ButtonLink>
            <ButtonLink to="/user/tip" variant="secondary">
              {tipMessages.lead}
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  )
}
