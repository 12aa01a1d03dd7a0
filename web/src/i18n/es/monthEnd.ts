import type { TranslatedCatalog } from '../catalog.ts';
import type { monthEnd as english } from '../en/monthEnd.ts';

/** What an agency does at the end of a month. */
export const monthEnd: TranslatedCatalog<typeof english> = {
  'monthEnd.title': 'Cierre de mes',
  'monthEnd.lead': 'Lo que queda por hacer en {agency} y los asientos del mes para la contabilidad.',
  'monthEnd.toInvoice': 'Por facturar',
  'monthEnd.overdue': 'Vencido',
  'monthEnd.toPay': 'Por pagar',
  'monthEnd.none': 'Nada que hacer.',
  'monthEnd.count': '{count, plural, one {# elemento} other {# elementos}}',
  'monthEnd.countMore': '{count, plural, one {Al menos # elemento} other {Al menos # elementos}}',
  'monthEnd.invoiceAll': '{count, plural, one {Emitir # factura} other {Emitir # facturas}}',
  'monthEnd.invoiced': '{count, plural, one {Se ha emitido # factura.} other {Se han emitido # facturas.}}',
  'monthEnd.remindAll': '{count, plural, one {Enviar # recordatorio} other {Enviar # recordatorios}}',
  'monthEnd.reminded':
    '{count, plural, one {Se ha enviado # recordatorio.} other {Se han enviado # recordatorios.}}',
  'monthEnd.awaited': 'Proformas sin su factura',
  'monthEnd.enterNumber': 'Añadir número y PDF',
  'monthEnd.enterNumberOf': 'Añadir número y PDF de {number}',
  'monthEnd.payAll':
    '{count, plural, one {Pagar a # talento} other {Pagar a # talentos}} y guardar el fichero',
  'monthEnd.prepare': '{count, plural, one {Preparar # pago} other {Preparar # pagos}}',
  'monthEnd.approve': 'Aprobar y guardar el fichero',
  'monthEnd.otherAdmin': 'La tiene que aprobar otro administrador',
  'monthEnd.atBank': 'Guardado para tu banco. Cuando haya pagado, suelta abajo su extracto.',
  'monthEnd.runs': 'En curso',
  'monthEnd.addAccount': 'Añade tu cuenta bancaria',
  'monthEnd.obstructed':
    '{count, plural, one {Aún no se puede pagar a # talento: abrir los pagos} other {Aún no se puede pagar a # talentos: abrir los pagos}}',
  'monthEnd.invoice.missing': 'falta su factura',
  'monthEnd.invoice.differs': 'su factura no coincide',
  'monthEnd.fileSaved':
    '{count, plural, one {# pago aprobado} other {# pagos aprobados}}. Sube a tu banco el fichero que se ha guardado.',
  'monthEnd.prepared': '{count, plural, one {# pago preparado.} other {# pagos preparados.}}',
  'monthEnd.approveAll': '{count, plural, one {Aprobar # pago} other {Aprobar # pagos}}',
  'monthEnd.approved':
    '{count, plural, one {# pago aprobado. Hazlo en tu banco y márcalo como pagado.} other {# pagos aprobados. Hazlos en tu banco y márcalos como pagados.}}',
  'monthEnd.failed':
    '{count, plural, one {No se ha podido cambiar # pedido. Ábrelo para ver por qué.} other {No se han podido cambiar # pedidos. Ábrelos para ver por qué.}}',
  'monthEnd.dueOn': 'venció el {day}',
  'monthEnd.waits': 'se factura cuando se acepten todas las entregas',
  'monthEnd.remindedToday': 'Recordado hoy',
  'monthEnd.books': 'Para la contabilidad',
  'monthEnd.booksLead': 'Una fila por apunte: facturas, rectificativas, cobros y pagos a talentos del mes.',
  'monthEnd.month': 'Mes',
  'monthEnd.download': 'Descargar CSV',
  'monthEnd.accounts': 'Nombra tus cuentas',
};
