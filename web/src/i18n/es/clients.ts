import type { CatalogOf } from '../catalog.ts';
import type { clients as en } from '../en/clients.ts';

export const clients: CatalogOf<typeof en> = {
  'nav.client': 'Clientes',
  'clients.lead': 'Quién trabaja con {agency} y quién tiene la puerta abierta.',
  'clients.new': 'Nuevo cliente',
  'clients.search': 'El nombre o el correo empieza por',
  'clients.name': 'Nombre',
  'clients.email': 'Correo',
  'clients.company': 'Empresa',
  'clients.country': 'País',
  'clients.status': 'Estado de validación',
  'clients.created': 'Alta',
  'clients.none': 'Todavía no hay clientes',
  'clients.noneText': 'Aparecerán aquí en cuanto se registren o les des de alta.',
  'clients.notFound': 'Nadie aparece con «{search}»',
  'clients.notFoundText': 'Se busca por el comienzo de nombres y correos.',
  'clients.person': 'La persona',
  'clients.theCompany': 'La empresa',
  'clients.passwordHint': 'Si la dejas vacía, entrará con su proveedor o elegirá una por correo.',
  'clients.createTitle': 'Nuevo cliente',
  'clients.createLead': 'Le llegará un correo para confirmar su dirección.',
  'clients.create': 'Dar de alta',
  'clients.createdToast': '{name} ya es cliente',
  'clients.status.PENDING': 'En revisión',
  'clients.status.ACCEPTED': 'Aceptado',
  'clients.status.REJECTED': 'Rechazado',
  'clients.access': 'Acceso',
  'clients.accessHint':
    'Un cliente bloqueado no puede trabajar con tu agencia. Su cuenta sigue abierta para otras agencias.',
  'clients.access.active': 'Abierto',
  'clients.access.blocked': 'Bloqueado',
};
