/**
 * Fetches the scripts of booking ahead once the page is shown and the browser has nothing else to do, so that 'Randevu
 * al' opens without waiting for them. Who saves data pays for them only when booking.
 */
export const prefetchScript = `addEventListener('load',()=>{if(navigator.connection?.saveData)return;
(window.requestIdleCallback||setTimeout)(()=>fetch('/booking-files.json').then(r=>r.ok?r.json():[]).then(files=>{for(const href of files){
document.head.append(Object.assign(document.createElement('link'),{rel:'prefetch',as:'script',href}))}}).catch(()=>{}))});`;
