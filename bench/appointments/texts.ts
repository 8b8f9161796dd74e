// Realistic names: letters beyond ASCII cost more bytes, and the measurement should include that.

export const salonTexts = {
  name: 'Nehir Saç Atölyesi',
  provinceName: 'İstanbul',
  district: 'Kadıköy',
  address: 'Moda Cad. 48/1',
};

export const serviceName = 'Saç kesimi';
export const employeeName = { name: 'Deniz', lastname: 'Çelikkol' };
export const customerName = { name: 'Ayşe', lastname: 'Yılmaz' };
