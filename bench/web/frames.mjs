export const frames = async () => true;
