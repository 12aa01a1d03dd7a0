import { lazyComponent } from '../lazyComponent.tsx';
import { FieldSkeleton } from './FieldSkeleton.tsx';

const load = async () => {
  const [{ DayPicker }] = await Promise.all([
    import('./DayPicker.tsx'),
    import('./pickerTexts.ts').then(({ loadPickerTexts }) => loadPickerTexts()),
  ]);
  return DayPicker;
};

/** A day of the calendar; its calendar is loaded where it is first shown. */
export const DayField = lazyComponent(load, FieldSkeleton);
