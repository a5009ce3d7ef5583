// React has a slow twin for developers and picks one when it is first loaded: this file is loaded before anything else, so
// that pages are rendered by the fast one unless somebody asks.

process.env.NODE_ENV ??= 'production'
