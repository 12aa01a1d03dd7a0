/** What admins read before they remove a talent from their agency. */
export const removal = {
  'removal.open': 'Quitar de la agencia…',
  'removal.title': '¿Quitar a {name} de la agencia?',
  'removal.lead':
    '{name} dejará de estar en la cartera de voces de {agency} y sus clientes ya no le encontrarán.',
  'removal.auditions':
    '{count, plural, one {Se retira 1 audición pendiente} other {Se retiran {shown} audiciones pendientes}}',
  'removal.sessions':
    '{count, plural, one {Se cancela 1 sesión prevista y se avisa a quienes participan:} other {Se cancelan {shown} sesiones previstas y se avisa a quienes participan:}}',
  'removal.session': '{project}, {character}: {moment}',
  'removal.sessionToday': 'Hoy: {project}, {character}, {moment}',
  'removal.slots':
    '{count, plural, one {Se cancela 1 franja pedida o reservada} other {Se cancelan {shown} franjas pedidas o reservadas}}',
  'removal.unpaid': 'Pendiente de pago: {amounts}',
  'removal.licences':
    '{count, plural, one {1 licencia sigue vigente hasta que termine} other {{shown} licencias siguen vigentes hasta que terminen}}',
  'removal.licencesLast':
    '{count, plural, one {1 licencia sigue vigente hasta que termine y no se podrá renovar} other {{shown} licencias siguen vigentes hasta que terminen y no se podrán renovar}}',
  'removal.shortlisted':
    '{count, plural, one {En 1 preselección la voz aparece como retirada} other {En {shown} preselecciones la voz aparece como retirada}}',
  'removal.unlisted':
    '{count, plural, one {La voz desaparece de 1 preselección} other {La voz desaparece de {shown} preselecciones}}',
  'removal.selected':
    '{count, plural, one {En 1 de ellas ya estaba elegida para el personaje} other {En {shown} de ellas ya estaba elegida para el personaje}}',
  'removal.takesStay':
    '{count, plural, one {1 audición entregada se queda en su proyecto} other {{shown} audiciones entregadas se quedan en sus proyectos}}',
  'removal.takesGo':
    '{count, plural, one {Se elimina 1 audición entregada} other {Se eliminan {shown} audiciones entregadas}}',
  'removal.demos':
    '{count, plural, one {1 demo sale del buscador de voces de tus clientes} other {{shown} demos salen del buscador de voces de tus clientes}}',
  'removal.tickets':
    '{count, plural, one {1 revisión abierta ya no corresponde a tus técnicos de sonido} other {{shown} revisiones abiertas ya no corresponden a tus técnicos de sonido}}',
  'removal.check': 'Tu agencia deja de ver la prueba de conexión fijada para el {moment}',
  'removal.kept': 'Se elimina lo que guardaba tu agencia: {what}',
  'removal.findings': 'Tu agencia conserva, por si vuelve: {what}',
  'removal.kept.rates': 'su vista de las tarifas',
  'removal.kept.terms': 'condiciones y etiquetas',
  'removal.kept.score': 'puntuaciones',
  'removal.kept.notes': 'notas',
  'removal.andMore': '{projects} y más',
  'removal.nothing': 'No está en ningún casting de tu agencia ni tiene nada pendiente.',
  'removal.otherAgencies': 'Su cuenta y su trabajo con otras agencias no cambian. Se le avisa por correo.',
  'removal.onlyAgency':
    'Ninguna otra agencia trabaja con {name}. Su cuenta, su perfil, sus demos y sus audiciones se eliminan para siempre. Se le avisa por correo.',
  'removal.onlyAgencyKeeps':
    'Ninguna otra agencia trabaja con {name}. Su perfil de talento, sus demos y sus audiciones se eliminan para siempre; su cuenta sigue activa para todo lo demás que hace aquí. Se le avisa por correo.',
  'removal.understood': 'Entiendo que los datos de {name} se eliminan para siempre',
  'removal.confirm': 'Quitar de la agencia',
  'removal.done': '{name} ya no está en la cartera de voces',
} as const;
