import type { TranslatedCatalog } from '../catalog.ts';
import type { voiceData as english } from '../en/voiceData.ts';

export const voiceData: TranslatedCatalog<typeof english> = {
  'voiceData.title': 'Los datos de tu voz',
  'voiceData.lead':
    'Dónde está tu voz, quién la ha escuchado y qué puedes hacer. Esta página solo la ves tú.',
  'voiceData.notYours':
    'Esta página es solo para el talento. No se muestra mientras actúas como otra persona.',
  'voiceData.remove': 'Eliminar',
  'voiceData.removeFor': 'Eliminar {name}',
  'voiceData.withdraw': 'Retirar el consentimiento',
  'voiceData.withdrawFor': 'Retirar el consentimiento para {name}',
  'voiceData.removed': 'Se ha eliminado: {name}',
  'voiceData.withdrawn': 'Consentimiento retirado.',
  'voiceData.keptUntil': 'Se conserva hasta',
  'voiceData.agency': 'Agencia',
  'voiceData.synthetic': 'Voz sintética',
  'voiceData.syntheticYes': 'Permites que se haga una a partir de ella',
  'voiceData.syntheticNo': 'No se puede hacer ninguna a partir de ella',

  'voiceData.demos': 'Demos',
  'voiceData.demosLead': 'No se registra quién reproduce una demo. Aquí ves quién puede hacerlo.',
  'voiceData.demosNone': 'No tienes demos aquí.',
  'voiceData.heardBy': 'Quién puede escucharla',
  'voiceData.foundBy':
    'El equipo de {agencies}, sus clientes y las personas con quienes comparten un casting',
  'voiceData.notFoundBy': 'El equipo de {agencies} y sus revisores. Los clientes no la encuentran.',
  'voiceData.noAgency': 'Nadie: ninguna de tus agencias la tiene',
  'voiceData.uploadedOn': 'Subida',
  'voiceData.removeDemoTitle': '¿Eliminar {name}?',
  'voiceData.removeDemoText':
    'El archivo se borra para siempre. La demo sale del buscador de voces y de todas las preselecciones y, donde estaba elegida, deja de estarlo.',

  'voiceData.takes': 'Tomas de audiciones',
  'voiceData.takesLead': 'Lo que enviaste para audiciones y cuándo lo abrió por primera vez cada parte.',
  'voiceData.takesNone': 'No has enviado ninguna toma.',
  'voiceData.takeName': '{character}, {project}',
  'voiceData.sentOn': 'Enviada',
  'voiceData.heard': 'Quién la ha escuchado',
  'voiceData.heard.agency': 'El equipo de {agency}, por primera vez el',
  'voiceData.heard.client': 'El cliente, por primera vez el',
  'voiceData.heardNone': 'Nadie del proyecto la ha abierto todavía',
  'voiceData.chosen': 'Te eligieron con ella, así que es parte del proyecto. Pregunta a {agency}.',
  'voiceData.removeTakeTitle': '¿Eliminar tu toma para {name}?',
  'voiceData.removeTakeText':
    'El archivo se borra para siempre y dejas esta audición. Nadie podrá escuchar ni elegir tu toma, y el enlace de tu correo dejará de funcionar.',
  'voiceData.removeTakes': 'Eliminar todas las tomas',
  'voiceData.removeTakesTitle': '¿Eliminar todas las tomas con las que no te eligieron?',
  'voiceData.removeTakesText':
    'Los archivos se borran para siempre y dejas esas audiciones, también las que están por decidir. Las tomas con las que te eligieron se quedan.',
  'voiceData.takesRemoved':
    '{count, plural, =0 {No había nada que eliminar.} one {Se ha eliminado # toma.} other {Se han eliminado # tomas.}}',

  'voiceData.sessions': 'Sesiones de grabación',
  'voiceData.sessionsLead':
    'Las grabaciones y los informes firmados son documentos de la agencia y de su cliente. No se pueden eliminar antes del día que se indica.',
  'voiceData.sessionsNone': 'No has tenido sesiones de grabación.',
  'voiceData.recordedOn': 'Fecha',
  'voiceData.kept': 'Qué se conserva',
  'voiceData.recordings': '{count, plural, =0 {Ninguna grabación} one {# grabación} other {# grabaciones}}',
  'voiceData.withReport': 'un informe',

  'voiceData.licences': 'Licencias vendidas',
  'voiceData.licencesLead':
    'Para qué se puede usar tu voz. Los clientes tienen que poder demostrarlo, así que una licencia no se puede eliminar.',
  'voiceData.licencesNone': 'No se ha vendido ninguna licencia de tu voz.',
  'voiceData.use': 'Uso',
  'voiceData.soldOn': 'Vendida',
  'voiceData.endsOn': 'Último día',
  'voiceData.endsUnknown': 'No se sabe: no se ha emitido o no tiene fin',
  'voiceData.keptAsLong': 'Mientras dure',
  'voiceData.stage.upcoming': 'Próxima',
  'voiceData.stage.live': 'Vigente',
  'voiceData.stage.ending': 'Termina pronto',
  'voiceData.stage.ended': 'Terminada',
  'voiceData.stage.replaced': 'Sustituida',
  'voiceData.stage.cancelled': 'Cancelada',

  'voiceData.consents': 'Consentimientos',
  'voiceData.consentsLead':
    'Lo que aceptaste o retiraste, lo último primero, con el texto al que se refiere.',
  'voiceData.consentsNone': 'Todavía no consta nada.',
  'voiceData.newDemos': 'Tus demos nuevas permiten voces sintéticas si no dices otra cosa.',
  'voiceData.newDemosName': 'las demos nuevas',
  'voiceData.withdrawTitle': '¿Retirar tu consentimiento?',
  'voiceData.withdrawText':
    'Desde ahora nadie puede hacer una voz sintética a partir de {name}. Las páginas, las preselecciones y las descargas lo muestran de inmediato. Lo que se hizo antes legalmente sigue siendo legal, y queda constancia de tu consentimiento anterior.',
  'voiceData.withdrawAll': 'Retirar todo consentimiento para voces sintéticas',
  'voiceData.withdrawAllName': 'ninguna de tus demos y tomas',
  'voiceData.allWithdrawn':
    '{count, plural, =0 {No había nada que retirar.} other {Consentimiento retirado.}}',
  'voiceData.kind.terms': 'Aceptaste los términos y condiciones',
  'voiceData.kind.privacy': 'Aceptaste la política de privacidad',
  'voiceData.kind.rates': 'Aceptaste las tarifas',
  'voiceData.kind.freelance': 'Confirmaste que trabajas por cuenta propia',
  'voiceData.given.newDemos': 'Permitiste voces sintéticas a partir de demos nuevas',
  'voiceData.given.demo': 'Permitiste una voz sintética a partir de la demo {name}',
  'voiceData.given.take': 'Permitiste una voz sintética a partir de una toma, {name}',
  'voiceData.withdrew.newDemos': 'Retiraste el consentimiento para demos nuevas',
  'voiceData.withdrew.demo': 'Retiraste el consentimiento para la demo {name}',
  'voiceData.withdrew.take': 'Retiraste el consentimiento para una toma, {name}',
  'voiceData.removedTake': 'eliminada después',
  'voiceData.byAgency': 'por tu agencia, en tu nombre',
  'voiceData.wording': 'Texto del {day}',
  'voiceData.accountTerms':
    'Lo que aceptaste al registrarte se aplica a tu cuenta. Para retirarlo, pide que se elimine tu cuenta.',

  'voiceData.leave': 'Descargar o eliminar tus datos',
  'voiceData.earningsKept':
    '{count, plural, one {# registro de ingresos se conserva} other {# registros de ingresos se conservan}} para la contabilidad hasta el',
  'voiceData.purge': 'Eliminar todas las demos y tomas',
  'voiceData.purgeText':
    'Elimina todas las grabaciones de tu voz que nadie está obligado a conservar. Tu perfil y tu cuenta se quedan.',
  'voiceData.purgeTitle': '¿Eliminar todas las demos y tomas?',
  'voiceData.purgeWarning':
    'Se borran para siempre todas tus demos y todas las tomas con las que no te eligieron. Dejas de aparecer en el buscador de voces y sales de las audiciones que están por decidir. Las sesiones, los informes firmados, las licencias y los ingresos se quedan hasta los días que se indican aquí.',
  'voiceData.purged':
    '{count, plural, =0 {No había nada que eliminar.} one {Se ha eliminado # grabación.} other {Se han eliminado # grabaciones.}}',
  'voiceData.account': 'Que se elimine todo',
  'voiceData.accountText': 'Para que se elimine también tu cuenta, pídelo en la página de tu cuenta.',
};
