import { useCodes } from '../../state/codes-store.ts'
import styles from './code-field.module.css'
import { EnteredCodes } from './entered-codes.tsx'
import { useCartCodes } from './use-cart-codes.ts'

/** The codes that an empty cart is waiting with. */
export function WaitingCodes() {
  return useCodes().length === 0 ? null : <CodesOfCart />
}

function CodesOfCart() {
  const { said, entered, remove } = useCartCodes()
  return (
    <div className={styles.waiting}>
      <p className="sr" role="status">
        {said}
      </p>
      <EnteredCodes entered={entered} onRemove={remove} />
    </div>
  )
}
