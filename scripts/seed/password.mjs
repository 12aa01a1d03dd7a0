export const DEMO_PASSWORD = 'casting-demo-1';
