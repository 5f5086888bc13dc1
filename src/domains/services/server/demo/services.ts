import { brandDesignServices } from './brand-design.ts';
import { businessSupportServices } from './business-support.ts';
import { dataAnalysisServices } from './data-analysis.ts';
import { illustrationServices } from './illustration.ts';
import { legalServices } from './legal-compliance.ts';
import { marketingServices } from './marketing.ts';
import { musicProductionServices } from './music-production.ts';
import { photographyServices } from './photography.ts';
import type { SeedService } from './shape.ts';
import { softwareAutomationServices } from './software-automation.ts';
import { translationServices } from './translation.ts';
import { videoAnimationServices } from './video-animation.ts';
import { voiceAudioServices } from './voice-audio.ts';
import { webDevelopmentServices } from './web-development.ts';
import { writingServices } from './writing-editing.ts';

/** Everything on offer in the demo world, in the order it was published. */
export const demoServices: readonly SeedService[] = [
  ...brandDesignServices,
  ...webDevelopmentServices,
  ...writingServices,
  ...videoAnimationServices,
  ...marketingServices,
  ...illustrationServices,
  ...softwareAutomationServices,
  ...dataAnalysisServices,
  ...translationServices,
  ...voiceAudioServices,
  ...musicProductionServices,
  ...photographyServices,
  ...businessSupportServices,
  ...legalServices,
].toSorted((a, b) => b.listedDaysAgo - a.listedDaysAgo);
