// React has a slow development build and chooses one when it is first loaded: this file is loaded before anything else,
// so that pages are rendered by the production build unless NODE_ENV says otherwise.

process.env.NODE_ENV ??= 'production'
