/** The code of the window; also called as soon as somebody points at its button. */
export const loadSignInModal = () => import('./modal/open-modal.tsx')
