/** Stands here until the feature itself does. */
export default function FeatureRoutes() {
  return null;
}
