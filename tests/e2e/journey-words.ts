/** Exact texts of the journey, so that a change in either language is noticed. */
export interface Words {
  readonly email: string;
  readonly password: string;
  readonly signIn: string;
  readonly newProject: string;
  readonly createProject: string;
  readonly missing: string;
  readonly projectName: string;
  readonly brand: string;
  readonly newCharacter: string;
  readonly deleteOf: (name: string) => string;
  readonly addLanguage: string;
  readonly spanish: string;
  readonly add: string;
  readonly workingLanguages: string;
  readonly steps: string;
  readonly voiceFinder: string;
  readonly selection: string;
  readonly addOf: (name: string) => RegExp;
  readonly removeOf: (name: string) => RegExp;
  readonly ask: RegExp;
  readonly style: string;
  readonly script: string;
  readonly brief: string;
  readonly send: string;
  readonly sent: string;
  /** Of the audition request email. */
  readonly subject: string;
  readonly open: string;
  readonly identity: string;
  readonly next: string;
  readonly emailMissing: string;
  readonly notInvited: string;
  readonly uploadTitle: string;
  readonly nothingPersonal: string;
  readonly tooLong: string;
  readonly submit: string;
  readonly confirm: string;
  readonly done: string;
  readonly already: string;
  readonly uploaded: string;
  readonly playTake: RegExp;
  readonly pauseTake: RegExp;
  readonly approve: RegExp;
  readonly approved: RegExp;
}

export const EN: Words = {
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  newProject: 'New Project',
  createProject: 'Create project',
  missing: 'Cannot be empty!',
  projectName: 'Project name',
  brand: 'Brand',
  newCharacter: 'New character',
  deleteOf: (name) => `Delete ${name}`,
  addLanguage: 'Add languages',
  spanish: 'Spanish',
  add: 'Add',
  workingLanguages: 'Working languages',
  steps: 'Steps',
  voiceFinder: 'Voice Finder',
  selection: 'Selection',
  addOf: (name) => new RegExp(`^Add ${name}`),
  removeOf: (name) => new RegExp(`^Remove ${name}`),
  ask: /^Request audition \(/,
  style: 'Style',
  script: 'Script',
  brief: 'Brief',
  send: 'Send request',
  sent: 'Audition request sent to 2 talents',
  subject: 'Audition request',
  open: 'Audition open',
  identity: 'Verify your identity to submit your Audition',
  next: 'Next',
  emailMissing: 'Please input your email!',
  notInvited: 'Talent email not found for this casting',
  uploadTitle: 'Submit Your Audition Now',
  nothingPersonal: 'Include no personal or contact details.',
  tooLong: 'The audio file should not exceed 60 seconds in length.',
  submit: 'Submit',
  confirm: 'Confirm submit',
  done: 'Audition Submitted Successfully!',
  already: 'This audition request has already been uploaded.',
  uploaded: 'Audition uploaded',
  playTake: /^Play Audition of Lucía/,
  pauseTake: /^Pause Audition of Lucía/,
  approve: /^Approve the audition of Lucía/,
  approved: /^Approved\. Withdraw/,
};

export const ES: Words = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Entrar',
  newProject: 'Nuevo proyecto',
  createProject: 'Crear proyecto',
  missing: 'No puede quedar vacío.',
  projectName: 'Nombre del proyecto',
  brand: 'Marca',
  newCharacter: 'Nuevo personaje',
  deleteOf: (name) => `Eliminar ${name}`,
  addLanguage: 'Añadir idiomas',
  spanish: 'español',
  add: 'Añadir',
  workingLanguages: 'Idiomas de trabajo',
  steps: 'Pasos',
  voiceFinder: 'Buscador de voces',
  selection: 'Selección',
  addOf: (name) => new RegExp(`^Añadir a ${name}`),
  removeOf: (name) => new RegExp(`^Quitar a ${name}`),
  ask: /^Pedir audición/,
  style: 'Estilo',
  script: 'Guion',
  brief: 'Indicaciones',
  send: 'Enviar solicitud',
  sent: 'Solicitud enviada a 2 talentos',
  subject: 'Solicitud de audición',
  open: 'Audición abierta',
  identity: 'Verifica tu identidad para enviar tu audición',
  next: 'Siguiente',
  emailMissing: 'Introduce tu correo electrónico.',
  notInvited: 'No encontramos ese correo entre los invitados a este casting',
  uploadTitle: 'Envía ya tu audición',
  nothingPersonal: 'No incluyas datos personales ni de contacto.',
  tooLong: 'El audio no debe superar los 60 segundos.',
  submit: 'Enviar',
  confirm: 'Confirmar envío',
  done: '¡Audición enviada!',
  already: 'Ya se subió un audio para esta solicitud de audición.',
  uploaded: 'Audición recibida',
  playTake: /^Reproducir Audición de Lucía/,
  pauseTake: /^Pausar Audición de Lucía/,
  approve: /^Aprobar la audición de Lucía/,
  approved: /^Aprobada\. Retirar/,
};
