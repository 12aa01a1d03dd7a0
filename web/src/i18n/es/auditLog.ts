import type { auditLog as english } from '../en/auditLog.ts';
import { table } from './table.ts';

export const auditLog: Readonly<Record<keyof typeof english, string>> = {
  ...table,
  'audit.title': 'Registro de actividad',
  'audit.lead': 'Quién ha cambiado qué en {agency}. Las entradas se guardan diez años.',
  'audit.filters': 'Filtros',
  'audit.who': 'Persona o clave de API',
  'audit.chosen': 'Persona elegida',
  'audit.action': 'Qué se hizo',
  'audit.when': 'Cuándo',
  'audit.by': 'Quién',
  'audit.record': 'Registro',
  'audit.numberHead': 'N.º',
  'audit.from': 'Desde',
  'audit.to': 'Hasta',
  'audit.limits': 'Una descarga tiene como mucho las {max, number} entradas más recientes.',
  'audit.download': 'Descargar CSV',
  'audit.file': 'Registro de actividad',
  'audit.none': 'Aún no hay nada registrado',
  'audit.noneText': 'Cada cambio aparece aquí en cuanto se hace.',
  'audit.noneFound': 'Ninguna entrada coincide',
  'audit.noneFoundText': 'Ninguna coincide con los filtros.',
  'audit.showAll': 'Ver todas las entradas',
  'audit.platform': 'La plataforma',
  'audit.link': 'Alguien con un enlace enviado por correo',
  'audit.outsider': 'Alguien ajeno a la agencia',
  'audit.key': 'Clave de API: {name}',
  'audit.as': 'actuando como {name}',
  'audit.onBehalfOf': 'en nombre de {name}',
  'audit.erased': 'Datos personales eliminados',
  'audit.differences': 'Qué cambió, campo por campo',
  'audit.fieldHead': 'Campo',
  'audit.before': 'Antes',
  'audit.after': 'Después',
  'audit.nothing': '(nada)',
  'audit.noValues': 'No se guardaron valores de esto.',
  'audit.valuesErased': 'Los valores se eliminaron con los datos de una persona.',
  'audit.thisRecord': 'Historial de este registro',
  'audit.ofRecord': 'Historial de {record}',
  'audit.checkTitle': 'Comprobar el registro',
  'audit.checkLead': 'Cada entrada se sella junto con la anterior; así se ve si falta alguna o si se cambió.',
  'audit.check': 'Comprobar el registro',
  'audit.checking':
    '{count, plural, one {# entrada comprobada} many {# de entradas comprobadas} other {# entradas comprobadas}}',
  'audit.cancelled':
    'Comprobación cancelada tras {count, plural, one {# entrada} many {# de entradas} other {# entradas}}. No faltaba ni se había cambiado ninguna.',
  'audit.place': 'la n.º {seq, number} ({moment})',
  'audit.complete':
    'Completo: {count, plural, one {# entrada} many {# de entradas} other {# entradas}}, desde {from} hasta {to}.',
  'audit.nothingSealed': 'Aún no se ha sellado nada.',
  'audit.keptFrom':
    'La primera entrada que se conserva es la n.º {seq, number}: las anteriores tienen más de diez años.',
  'audit.erasedCount':
    '{count, plural, one {# entrada ha perdido valores porque se eliminaron los datos de una persona; el resto se ha comprobado.} many {# de entradas han perdido valores porque se eliminaron los datos de una persona; el resto se ha comprobado.} other {# entradas han perdido valores porque se eliminaron los datos de una persona; el resto se ha comprobado.}}',
  'audit.waiting':
    '{count, plural, one {# entrada nueva aún no está sellada. Tarda cerca de un minuto.} many {# de entradas nuevas aún no están selladas. Tarda cerca de un minuto.} other {# entradas nuevas aún no están selladas. Tarda cerca de un minuto.}}',
  'audit.lastHash':
    'Último sello: n.º {seq, number}, {hash}. Anótalo en otro sitio y podrás demostrar más adelante que todo lo anterior sigue igual.',
  'audit.flaw.missing': 'Falta la entrada n.º {seq, number}.',
  'audit.flaw.changed': 'La entrada n.º {seq, number} se cambió después de sellarla.',
};
