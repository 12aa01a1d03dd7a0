/** When the browser can't show that a page is the app (App Check). */
export const appProof = {
  'appProof.title': 'Your browser blocks our security check.',
  'appProof.text':
    'Allow google.com and gstatic.com in your ad blocker or network, then try again. Everything you typed is kept.',
} as const;
