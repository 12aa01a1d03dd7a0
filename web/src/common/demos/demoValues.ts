import { DEMO_FIELDS, type DemoDescription } from '@domain/demos/demo-fields.ts';
import { toFormValues } from '@domain/values/fields.ts';

/** Returns a demo's form values; empty text for unset ones. */
export const getValues = (demo: DemoDescription) => toFormValues(DEMO_FIELDS, demo);
export type DemoValues = ReturnType<typeof getValues>;
