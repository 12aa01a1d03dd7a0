/** The invoice that a confirmation would issue. */
export const invoicePreview = {
  'invoicePreview.title': 'Invoice {number} to {buyer}',
  'invoicePreview.days': 'Issued {issued}, due {due}. The number is reserved when you confirm.',
  'invoicePreview.pdf': 'Preview PDF',
  'invoicePreview.failed': 'We couldn’t load the preview of the invoice.',
} as const;
