/** Password of every demo account. */
export const DEMO_PASSWORD = 'casting-demo-1';
