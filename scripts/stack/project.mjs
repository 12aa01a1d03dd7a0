/** Of the emulators; such a project exists nowhere else. */
export const PROJECT_ID = 'demo-casting';
/** Its web app. */
export const APP_ID = '1:1234567890:web:demo';
