export { tableEnvironment as environment } from '../data/table.ts';
