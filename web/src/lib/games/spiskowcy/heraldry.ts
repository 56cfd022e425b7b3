/** Each kind has two tinctures and its own division of the field, so that kinds differ without colour. Field: 60 x 84. */
import type { Card } from './cards'

const FLAMES = 'M0 84c8-10 4-18 10-24 2 8 8 8 8 16 4-10 2-18 12-30 4 12 10 14 10 28 6-6 4-14 10-20 4 10 10 14 10 30z'

export const FIELDS: Record<Card, { ground: string; charge: string; path: string }> = {
  merchant: { ground: '#b9801c', charge: '#d9a640', path: 'M30 0h30v84H30z' },
  juggler: { ground: '#a8322f', charge: '#c9574a', path: 'M0 0 30 42 0 84zM60 0 30 42l30 42z' },
  guard: {
    ground: '#4b6480',
    charge: '#6f88a3',
    path: 'M0 62 30 34l30 28v22L30 56 0 84zM0 20 30-8l30 28v14L30 6 0 34z',
  },
  banker: { ground: '#2f6b4a', charge: '#4b8a66', path: 'M0 0h24l36 50v34H36L0 34z' },
  innkeeper: { ground: '#9a5423', charge: '#bd7a43', path: 'M0 12h60v12H0zM0 36h60v12H0zM0 60h60v12H0z' },
  bishop: { ground: '#6a3f7d', charge: '#8a62a0', path: 'M22 0h16v26h22v16H38v42H22V42H0V26h22z' },
  prince: { ground: '#2b4a8c', charge: '#5171b5', path: 'M0 0h30v42H0zM30 42h30v42H30z' },
  spy: { ground: '#35363d', charge: '#575963', path: 'M60 0H36L0 50v34h24l36-50z' },
  seer: { ground: '#1f6a73', charge: '#4b929a', path: 'M6 0h48L30 70z' },
  raid: { ground: '#6d2420', charge: '#8a3a34', path: FLAMES },
  plot: { ground: '#3c2a4d', charge: '#584069', path: FLAMES },
}
