/** Loads the code of the dialog; also called when its button is hovered. */
export const loadSignInModal = () => import('./modal/open-modal.tsx')
