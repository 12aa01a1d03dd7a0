export { FirstSteps } from './FirstSteps.tsx';
export { MonthEarnings } from './MonthEarnings.tsx';
export { NewsCard } from './NewsCard.tsx';
export { NextSession } from './NextSession.tsx';
export { Side } from './Side.tsx';
