/** Decisions of admins on registrations and deletions, in Spanish. */
export const decisions = {
  'dashboard.rejectTitle': '¿Rechazar a {name}?',
  'dashboard.rejectText': 'No podrá entrar. Puedes cambiar de opinión más adelante.',
  'dashboard.rejectReason': 'Motivo (opcional)',
  'dashboard.rejectReasonHint': 'Se le envía por correo.',
  'registration.role': 'Puesto',
  'registration.company': 'Empresa',
  'registration.place': 'Vive en',
  'registration.since': 'Fecha de registro',
  'registration.related': 'Misma empresa o mismo dominio de correo',
  'registration.noneRelated': 'Ningún otro cliente tuyo tiene esta empresa ni este dominio de correo.',
  'registration.acceptAsNew': 'Aceptar como empresa nueva',
  'registration.into': 'Aceptar en {company}',
  'registration.intoTitle': '¿Aceptar a {name} en {company}?',
  'registration.intoText':
    '{name} verá todos los proyectos de {company}. La empresa «{from}», creada con este registro, se unirá a ella. No se puede deshacer.',
  'registration.acceptedInto': '{name} ya trabaja contigo en {company}.',
  'deletion.title': 'Talentos que piden eliminar sus datos',
  'deletion.lead': 'La ley te da un mes. Los informes firmados, los pedidos y los pagos se conservan.',
  'deletion.requestedOn': 'lo pidió el',
  'deletion.answerBy': 'Tienes hasta el {day}',
  'deletion.late': 'Fuera de plazo: vencía el {day}',
  'deletion.confirm': 'Confirmar la eliminación',
  'deletion.confirmName': 'Confirmar la eliminación de {name}',
  'deletion.askTitle': '¿Eliminar todo sobre {name}?',
  'deletion.askText':
    'La cuenta, el perfil, las demos y las audiciones se eliminan de inmediato y no se pueden recuperar. Su voz desaparece de todos los castings. Si tiene otros roles en la plataforma, conserva su cuenta para ellos.',
  'deletion.askOthers':
    'Tu agencia está de acuerdo. Todo se elimina cuando {count, plural, one {la otra agencia de este talento también lo confirme} other {las otras # agencias de este talento también lo confirmen}}. Si tiene otros roles en la plataforma, conserva su cuenta para ellos.',
  'deletion.confirmed': 'Confirmado. Las demás agencias de {name} también tienen que aceptarlo.',
  'deletion.done': 'Se ha eliminado todo sobre {name}.',
  'deletion.waitsForOthers': 'A la espera de {count, plural, one {otra agencia} other {otras # agencias}}',
} as const;
