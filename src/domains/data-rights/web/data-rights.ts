/** What other parts of the web side may use: making and downloading a copy of one's data, for the settings. */
export { ExportPanel } from './public/export-panel.tsx';
