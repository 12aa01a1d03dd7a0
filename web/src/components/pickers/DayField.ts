import { lazyComponent } from '../lazyComponent.tsx';
import { FieldSkeleton } from './FieldSkeleton.tsx';

const load = async () => {
  const [{ DayPicker }] = await Promise.all([
    import('./DayPicker.tsx'),
    import('./pickerTexts.ts').then(({ loadPickerTexts }) => loadPickerTexts()),
  ]);
  return DayPicker;
};

/** A calendar day; its calendar loads when first shown. */
export const DayField = lazyComponent(load, FieldSkeleton);
