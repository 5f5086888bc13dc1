/** For the settings page: making and downloading a copy of one's data. */
export { ExportPanel } from './public/export-panel.tsx';
