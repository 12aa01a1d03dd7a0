const FIRST_STEPS = [
  'profile',
  'demo',
  'demoApproved',
  'rates',
  'billing',
  'project',
  'shortlist',
  'guests',
  'booking',
  'order',
  'brand',
  'prices',
  'invoices',
  'talent',
  'engineer',
  'client',
] as const;
export type FirstStepKind = (typeof FIRST_STEPS)[number];

/** A step that a new account takes. */
export interface FirstStep {
  readonly kind: FirstStepKind;
  readonly isDone: boolean;
  /** Address of the page for it, without the host. */
  readonly path: string;
}
