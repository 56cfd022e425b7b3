// Before anything is drawn: the theme this browser has chosen. The rest of the preferences follows with the page.
try {
  var theme = JSON.parse(localStorage.getItem('konspira-preferences') || '{}').theme
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (error) {
  // Storage may be closed; then the system's theme holds.
}
