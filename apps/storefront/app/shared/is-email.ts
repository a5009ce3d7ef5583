/** Whether a text can be an e-mail address; the shop has the last word. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@,;]+@[^\s@,;.]+(?:\.[^\s@,;.]+)*\.[a-z]{2,}$/i.test(text)
