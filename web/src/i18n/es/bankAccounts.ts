import type { TranslatedCatalog } from '../catalog.ts';
import type { bankAccounts as english } from '../en/bankAccounts.ts';

/** An agency's bank accounts, for its admins. */
export const bankAccounts: TranslatedCatalog<typeof english> = {
  'bankAccounts.title': 'Cuentas bancarias',
  'bankAccounts.lead':
    'Una por moneda. Las facturas llevan la cuenta de su moneda, los pagos a talentos salen de ella y los extractos se concilian con ella.',
  'bankAccounts.none': 'Aún no hay ninguna. Mientras tanto, las facturas no indican dónde pagar.',
  'bankAccounts.add': 'Añadir una cuenta',
  'bankAccounts.edit': 'Cuenta bancaria',
  'bankAccounts.change': 'Editar',
  'bankAccounts.changeOf': 'Editar la cuenta en {currency}',
  'bankAccounts.remove': 'Quitar',
  'bankAccounts.removeOf': 'Quitar la cuenta en {currency}',
  'bankAccounts.removeTitle': '¿Quitar la cuenta en {currency}?',
  'bankAccounts.removeText':
    'Las próximas facturas en esta moneda no indicarán dónde pagar. Las emitidas conservan la cuenta con la que se imprimieron.',
  'bankAccounts.save': 'Guardar la cuenta',
  'bankAccounts.currency': 'Moneda',
  'bankAccounts.holder': 'Titular',
  'bankAccounts.iban': 'IBAN',
  'bankAccounts.bic': 'BIC (opcional)',
  'bankAccounts.street': 'Calle',
  'bankAccounts.building': 'Número',
  'bankAccounts.postcode': 'Código postal',
  'bankAccounts.town': 'Población',
  'bankAccounts.country': 'País',
  'bankAccounts.note': 'Banco, o número de cuenta sin IBAN',
  'bankAccounts.twoPeople': 'Los pagos los aprueba un administrador distinto del que los preparó',
};
