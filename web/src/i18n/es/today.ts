import type { TranslatedCatalog } from '../catalog.ts';
import type { today as en } from '../en/today.ts';

export const today: TranslatedCatalog<typeof en> = {
  'today.waits': 'Tienes pendiente',
  'today.lead': 'Tus tareas pendientes',
  'today.nothing': 'No tienes nada pendiente.',
  'today.nothingText': 'Aquí verás lo que tengas pendiente.',
  'today.dayAt': '{day}, {time}',
  'today.since': 'desde {date}',
  'today.due': '{count, plural, one {plazo: {date}} other {primer plazo: {date}}}',
  'today.next': '{count, plural, one {{date}} other {próxima: {date}}}',
  'today.ends': '{count, plural, one {termina: {date}} other {primera en terminar: {date}}}',
  'today.dueOver': '{count, plural, one {fuera de plazo: {date}} other {fuera de plazo, la primera: {date}}}',
  'today.itemsOf': 'Detalle: {kind}',
  'today.more': 'Solo se muestran los primeros {max}.',
  'today.remind': 'Enviar recordatorio',
  'today.remindFor': 'Enviar un recordatorio de pago: {of}',
  'today.remindDone': 'Recordatorio enviado: {of}',
  'today.accept': 'Aceptar',
  'today.acceptFor': 'Aceptar la entrega: {of}',
  'today.acceptDone': 'Aceptada: {of}',
  'today.allTogether': 'Ver todo junto',
  'today.notForOthers': 'Solo puede responder esa persona.',
  'today.needsComputer': 'En un ordenador',
  'today.left': '{hours, plural, =0 {queda menos de una hora} one {queda # hora} other {quedan # horas}}',
  'today.late':
    '{hours, plural, =0 {acaba de vencer} one {vencido hace # hora} other {vencido hace # horas}}',
  'today.daysOverdue': 'con {days, plural, one {# día} other {# días}} de retraso',
  'today.overdue':
    '{amount}, {count, plural, one {} other {la más antigua, }}con {days, plural, one {# día} other {# días}} de retraso',
  'today.kind.registrations': '{count, plural, one {# registro por revisar} other {# registros por revisar}}',
  'today.kind.engineersToEngage':
    '{count, plural, one {# técnico de sonido por contratar} other {# técnicos de sonido por contratar}}',
  'today.kind.deletions':
    '{count, plural, one {# talento pide que se eliminen sus datos} other {# talentos piden que se eliminen sus datos}}',
  'today.kind.mailStuck': '{count, plural, one {# correo atascado} other {# correos atascados}}',
  'today.kind.messagesNew': '{count, plural, one {# mensaje sin responder} other {# mensajes sin responder}}',
  'today.kind.ticketsFree':
    '{count, plural, one {# ticket espera a un técnico} other {# tickets esperan a un técnico}}',
  'today.kind.ticketsMine': '{count, plural, one {# ticket asignado a ti} other {# tickets asignados a ti}}',
  'today.kind.auditionsDue':
    '{count, plural, one {# audición vence en un día} other {# audiciones vencen en un día}}',
  'today.kind.auditionsOpen': '{count, plural, one {# audición por grabar} other {# audiciones por grabar}}',
  'today.kind.takesToForward':
    '{count, plural, one {# toma por escuchar antes que el cliente} other {# tomas por escuchar antes que el cliente}}',
  'today.kind.auditionsToHear':
    '{count, plural, one {# audición por escuchar} other {# audiciones por escuchar}}',
  'today.kind.availabilityUnanswered':
    '{count, plural, one {# consulta de disponibilidad sin respuesta} other {# consultas de disponibilidad sin respuesta}}',
  'today.kind.availabilityToAnswer':
    '{count, plural, one {Elige una franja de grabación para # papel} other {Elige una franja de grabación para # papeles}}',
  'today.kind.availabilityAnswered':
    '{count, plural, one {# talento ha elegido una franja de grabación} other {# talentos han elegido una franja de grabación}}',
  'today.kind.bookingsToPlan':
    '{count, plural, one {# voz reservada sin sesión} other {# voces reservadas sin sesión}}',
  'today.kind.slotsDeclined':
    '{count, plural, one {A # talento no le viene bien ninguna franja} other {A # talentos no les viene bien ninguna franja}}',
  'today.kind.expressToRecord':
    '{count, plural, one {# proyecto exprés por reservar} other {# proyectos exprés por reservar}}',
  'today.voices': '{count, plural, one {# voz} other {# voces}}',
  'today.kind.optionsHeld': '{count, plural, one {# opción por decidir} other {# opciones por decidir}}',
  'today.kind.rolesToBook':
    '{count, plural, one {# voz elegida por contratar} other {# voces elegidas por contratar}}',
  'today.kind.ordersToSettle':
    '{count, plural, one {# pedido con una reserva cancelada por decidir} other {# pedidos con reservas canceladas por decidir}}',
  'today.kind.profileIncomplete': 'Completa tu perfil para que puedan contratarte',
  'today.kind.ordersToConfirm':
    '{count, plural, one {# pedido por confirmar} other {# pedidos por confirmar}}',
  'today.kind.ordersToPlace': '{count, plural, one {# pedido por realizar} other {# pedidos por realizar}}',
  'today.kind.pricesToAccept':
    '{count, plural, one {# precio modificado por aceptar} other {# precios modificados por aceptar}}',
  'today.kind.invoicesOverdue': '{count, plural, one {# factura vencida} other {# facturas vencidas}}',
  'today.kind.sessionsToday': '{count, plural, one {# sesión hoy} other {# sesiones hoy}}',
  'today.kind.sessionsNext': '{count, plural, one {# sesión próxima} other {# sesiones próximas}}',
  'today.kind.deliveriesToRevise':
    '{count, plural, one {Cambios pedidos en # archivo} other {Cambios pedidos en # archivos}}',
  'today.kind.deliveriesMissing':
    '{count, plural, one {# sesión grabada sin archivos} other {# sesiones grabadas sin archivos}}',
  'today.kind.deliveriesToAccept':
    '{count, plural, one {# archivo por aceptar} other {# archivos por aceptar}}',
  'today.kind.deliveriesUnanswered':
    '{count, plural, one {# archivo que el cliente aún no ha aceptado} other {# archivos que el cliente aún no ha aceptado}}',
  'today.kind.reportsUnsigned':
    '{count, plural, one {# informe de sesión sin todas las firmas} other {# informes de sesión sin todas las firmas}}',
  'today.kind.reportsToSign':
    '{count, plural, one {# informe de sesión por firmar} other {# informes de sesión por firmar}}',
  'today.kind.demosRejected': '{count, plural, one {# demo rechazada} other {# demos rechazadas}}',
  'today.kind.usesReported':
    '{count, plural, one {# uso comunicado por responder} other {# usos comunicados por responder}}',
  'today.kind.renewalsOffered':
    '{count, plural, one {Te ofrecen renovar # licencia} other {Te ofrecen renovar # licencias}}',
  'today.kind.licencesEnding':
    '{count, plural, one {# licencia termina en 30 días} other {# licencias terminan en 30 días}}',
};
