import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { app } from './lib/app.svelte'
import { preferences } from './lib/preferences.svelte'

const target = document.getElementById('app')!

// The words come first: nothing can be said without them.
void app.speak(preferences.language).then(() => {
  target.replaceChildren()
  mount(App, { target })
})
